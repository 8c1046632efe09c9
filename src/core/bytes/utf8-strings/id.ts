export default 'File asalnya memakai {encoding}; hasilnya disimpan dalam UTF-8, yang memuat semua karakter.';
