export default 'Il file era in {encoding}; ora è in UTF-8, che comprende tutti i caratteri.';
