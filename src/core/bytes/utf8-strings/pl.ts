export default 'Plik był w {encoding}; zapisany jest w UTF-8, które ma wszystkie znaki.';
