export default 'Era in {encoding}; ora è in UTF-8, che comprende tutti i caratteri.';
