export default 'Estaba en {encoding}; lo guardado está en UTF-8, que tiene todos los caracteres.';
