export default 'El archivo estaba en {encoding}; ahora está en UTF-8, que admite todos los caracteres.';
