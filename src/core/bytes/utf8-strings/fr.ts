export default 'Il était en {encoding} ; ce qui est enregistré est en UTF-8, qui a tous les caractères.';
