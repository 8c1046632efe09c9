export default 'Semula file ini memakai {encoding}; yang disimpan memakai UTF-8, yang memuat semua karakter.';
