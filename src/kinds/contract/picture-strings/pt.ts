import type { Translation } from '../tool';
import type en from './en';

export default {
  labels: {
    format: 'Salvar como',
    quality: 'Qualidade',
    background: 'Fundo',
    keepMetadata: 'Manter os metadados (EXIF, XMP, perfil de cores)',
    original: 'Arquivo original',
    outWidth: 'Largura',
    outHeight: 'Altura',
    type: 'Tipo',
    bytes: 'Tamanho',
  },
  hints: {
    keepMetadata: 'Só de JPEG para JPEG e de PNG para PNG. Eles costumam indicar onde a foto foi tirada.',
  },
  choices: {
    format: { same: 'Como a original', png: 'PNG', jpeg: 'JPEG', webp: 'WebP', avif: 'AVIF' },
  },
  problems: {
    notPicture: '“{file}” não é uma imagem. Escolha um arquivo JPEG, PNG, WebP, AVIF, HEIC, GIF, BMP, ICO ou SVG.',
    otherType: '“{file}” é {type}, que os navegadores não abrem como imagem. Salve antes como JPEG ou PNG.',
    damaged: '“{file}” parece ser {type}, mas está incompleto ou danificado.',
    tooLarge: '“{file}” tem {width} × {height} pixels. O limite é de 16.384 por lado e 268.435.456 no total.',
    undecodable: 'Não foi possível ler “{file}”: está danificado, ou este navegador não abre {type}.',
    svgHere: '“{file}” é um SVG, mas o nome não termina em .svg. Renomeie e tente de novo.',
    webpSide: '“{file}” passaria de 16.383 pixels, o limite do WebP. Escolha outro formato.',
  },
  notes: {
    animated: '“{file}” é uma animação de {frames, plural, one {# quadro} other {# quadros}}. Só o primeiro é usado.',
    converted: 'As cores de “{file}” foram convertidas de {profile} para sRGB. As que não existem no sRGB se perdem.',
    others: 'Também não foi possível usar estes arquivos: {files}',
    placeRemoved:
      '“{file}” indica onde a foto foi tirada: {place} (latitude, longitude). O novo arquivo não contém mais essa informação.',
    placeKept:
      '“{file}” indica onde a foto foi tirada: {place} (latitude, longitude). O novo arquivo ainda contém essa informação.',
    altered:
      'Para evitar rastreamento, este navegador muda os pixels que uma página lê. Os resultados têm um leve ruído.',
  },
  terms: { 'image/png': 'PNG', 'image/jpeg': 'JPEG', 'image/webp': 'WebP', 'image/avif': 'AVIF' },
} satisfies Translation<typeof en>;
