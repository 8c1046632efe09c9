export default 'Файл был в {encoding}; теперь он сохранён в UTF-8, где есть все символы.';
