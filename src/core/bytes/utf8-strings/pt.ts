export default 'O arquivo estava em {encoding}; agora está em UTF-8, que tem todos os caracteres.';
