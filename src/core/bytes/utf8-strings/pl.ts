export default 'Plik był w {encoding}; zapisano go w UTF-8, które obejmuje wszystkie znaki.';
