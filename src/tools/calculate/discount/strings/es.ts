import type { Translation } from '../../../../kinds/contract';
import type en from './en';

export default {
  labels: {
    mode: 'Calcular',
    price: 'Precio original',
    discount: 'Descuento',
    paid: 'Precio pagado',
    unit: 'El descuento es',
    quantity: 'Cantidad',
    offer: 'Promoción por cantidad',
    tax: 'Impuesto que se suma',
    final: 'Pagas',
    saved: 'Ahorras',
    percent: 'Descuento total',
    original: 'Precio original',
    total: 'Con impuesto',
    table: 'Precio con descuentos de 5 en 5 %',
  },
  hints: { discount: 'Para un descuento después de otro, escribe 20+10.' },
  placeholders: { discount: '20' },
  choices: {
    mode: { final: 'Precio final', percent: 'Descuento', original: 'Precio original' },
    unit: { percent: 'un porcentaje', amount: 'un importe por unidad' },
    offer: {
      none: 'Ninguna',
      '3for2': '3x2 (llevas 3, pagas 2)',
      '2for1': '2x1 (llevas 2, pagas 1)',
      second50: 'Segunda unidad a mitad de precio',
    },
  },
  problems: {
    badDiscount: '«{text}» no es un descuento. Escribe un número, como 20, o varios, como 20+10.',
    over100: 'Un descuento no puede pasar del 100 %. Escribe un número menor.',
    overPrice: 'El descuento de {off} es mayor que el precio de {price}. Escribe un importe menor.',
    noPrice: 'El precio original tiene que ser mayor que 0.',
    nothingLeft:
      'Con un 100 % de descuento no se paga nada y no se puede saber el precio original. Escribe menos de 100.',
  },
  notes: {
    rise: 'El precio pagado supera al original en {rise}: es un aumento del {percent} %.',
    stacked: 'Uno tras otro equivalen a un {percent} %: cada descuento se aplica a lo que dejó el anterior.',
  },
  steps: {
    '3for2':
      '{quantity, plural, one {# unidad} other {# unidades}}, una gratis de cada tres: {charged, plural, one {se paga #} other {se pagan #}}',
    '2for1':
      '{quantity, plural, one {# unidad} other {# unidades}}, una gratis de cada dos: {charged, plural, one {se paga #} other {se pagan #}}',
    second50:
      '{quantity, plural, one {# unidad} other {# unidades}}, una de cada dos a mitad de precio: equivale a {charged, plural, one {# precio completo} other {# precios completos}}',
    paidOf: '{original} − {saved} = {final}',
    factor: '{factors} = {factor}',
    times: '{original} × {factor} = {final}, un ahorro de {saved}',
    divided: '{final} ÷ {factor} = {original}',
    share: '({original} − {final}) ÷ {original} = {percent} %',
    amount: '{quantity, plural, one {# unidad} other {# unidades}}: {original} − {saved} = {final}',
  },
  terms: { discount: 'Descuento', final: 'Pagas', saved: 'Ahorras' },
} satisfies Translation<typeof en>;
