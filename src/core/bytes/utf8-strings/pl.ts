export default 'Plik był w\u00a0{encoding}; zapisano go w\u00a0UTF-8, w\u00a0którym mieści się każdy znak.';
