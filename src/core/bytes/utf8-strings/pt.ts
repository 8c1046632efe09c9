export default 'Estava em {encoding}; o que foi salvo está em UTF-8, que tem todos os caracteres.';
