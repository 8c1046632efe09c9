import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    input: 'Nota',
    title: 'Título',
    s: 'Documento',
    k: 'Chave',
    wrap: 'Quebrar linhas longas',
    size: 'Tamanho do texto',
    password: 'Senha',
    heading: 'Título',
    result: 'Nota',
    chars: 'Caracteres',
    words: 'Palavras',
    lines: 'Linhas',
  },
  own: {
    tab: 'Nota compartilhada',
    notOurs: 'Este texto veio com o link e não foi escrito por nós.',
    empty:
      'Um link do bloco de notas abre aqui com o texto dele. Este não trouxe nenhum; talvez tenha sido cortado no envio.',
    write: 'Escrever uma nota',
    edit: 'Editar uma cópia',
    raw: 'Texto puro',
    print: 'Imprimir',
    retry: 'Tentar de novo',
    fileName: 'Nota compartilhada',
    'link-damaged': 'O link está danificado ou incompleto: não foi possível descompactar o texto. Peça de novo.',
    'link-tooLarge': 'Este link passa de 5 MB ao ser descompactado e não foi aberto.',
    gone: 'Esta nota expirou ou foi excluída.',
    noServer: 'Este site não tem links curtos. Peça um link que leve o próprio texto.',
    network: 'Não foi possível buscar a nota. Verifique sua conexão.',
  },
} satisfies Translation<typeof en>;
