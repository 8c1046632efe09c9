export default 'Era in {encoding}; quanto salvato è in UTF-8, che ha tutti i caratteri.';
