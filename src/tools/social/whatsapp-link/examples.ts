import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const E164 = 'ITU-T E.164; RFC 3986 §2.1, with Python’s urllib.parse.quote';

export default [
  {
    values: { country: '33', phone: '06 39 98 12 34', input: 'Bonjour !', many: false },
    lang: 'fr',
    gives: { result: ['https://wa.me/33639981234?text=Bonjour%20%21'] },
    source: E164,
  },
  {
    values: { country: '62', phone: '0812-0000-0000', input: 'Halo!', many: false },
    lang: 'id',
    gives: { result: ['https://wa.me/6281200000000?text=Halo%21'] },
    source: E164,
  },
  {
    values: { country: '48', phone: '600 000 000', input: 'Dzień dobry!', many: false },
    lang: 'pl',
    gives: { result: ['https://wa.me/48600000000?text=Dzie%C5%84%20dobry%21'] },
    source: E164,
  },
  {
    values: { country: '52', phone: '222 123 4567', input: '¡Hola!', many: false },
    lang: 'es',
    gives: { result: ['https://wa.me/522221234567?text=%C2%A1Hola%21'] },
    source: E164,
  },
  {
    values: { country: '39', phone: '06 1234 5678', input: 'Buongiorno!', many: false },
    lang: 'it',
    gives: { result: ['https://wa.me/390612345678?text=Buongiorno%21'] },
    source: `${E164}; Italy keeps the 0`,
  },
  {
    values: { country: '7', phone: '8 912 345-67-89', input: 'Привет!', many: false },
    lang: 'ru',
    gives: { result: ['https://wa.me/79123456789?text=%D0%9F%D1%80%D0%B8%D0%B2%D0%B5%D1%82%21'] },
    source: `${E164}; Russia dials 8 inside the country`,
  },
  {
    values: { country: '55', phone: '+55 (11) 96123-4567', input: 'Olá, tudo bem?', many: false },
    lang: 'pt',
    gives: {
      result: ['https://wa.me/5511961234567?text=Ol%C3%A1%2C%20tudo%20bem%3F'],
      digits: '5511961234567',
      deepLink: 'whatsapp://send?phone=5511961234567&text=Ol%C3%A1%2C%20tudo%20bem%3F',
    },
    source: E164,
  },
  {
    values: { country: '44', phone: '020 7946 0958', input: 'Hi\n😀', many: false },
    gives: { result: ['https://wa.me/442079460958?text=Hi%0A%F0%9F%98%80'], digits: '442079460958' },
    source: E164,
  },
  {
    values: { country: '55', contacts: '11 96123-4567; Ana\n+351 912 345 678, Rui', input: 'Olá, {name}!', many: true },
    gives: {
      result: [
        'https://wa.me/5511961234567?text=Ol%C3%A1%2C%20Ana%21',
        'https://wa.me/351912345678?text=Ol%C3%A1%2C%20Rui%21',
      ],
    },
    source: E164,
  },
  {
    values: { country: '1', phone: '555-CALL', many: false },
    gives: problem('badLetter', { text: 'C' }, 'phone'),
    source: 'a number has digits only',
  },
  {
    values: { input: 'Quiero más información', many: false },
    gives: { result: ['https://wa.me/?text=Quiero%20m%C3%A1s%20informaci%C3%B3n'] },
    source: 'Python: urllib.parse.quote; without a number, the sender picks the chat',
    lang: 'es',
  },
  {
    values: { input: 'Bonjour, est-ce disponible ?', many: false },
    gives: { result: ['https://wa.me/?text=Bonjour%2C%20est-ce%20disponible%20%3F'] },
    source: 'Python: urllib.parse.quote; without a number, the sender picks the chat',
    lang: 'fr',
  },
  {
    values: { input: 'Apakah masih ada?', many: false },
    gives: { result: ['https://wa.me/?text=Apakah%20masih%20ada%3F'] },
    source: 'Python: urllib.parse.quote; without a number, the sender picks the chat',
    lang: 'id',
  },
  {
    values: { input: 'Vorrei prenotare un tavolo', many: false },
    gives: { result: ['https://wa.me/?text=Vorrei%20prenotare%20un%20tavolo'] },
    source: 'Python: urllib.parse.quote; without a number, the sender picks the chat',
    lang: 'it',
  },
  {
    values: { input: 'Czy to jest dostępne?', many: false },
    gives: { result: ['https://wa.me/?text=Czy%20to%20jest%20dost%C4%99pne%3F'] },
    source: 'Python: urllib.parse.quote; without a number, the sender picks the chat',
    lang: 'pl',
  },
  {
    values: { input: 'Quero fazer um pedido', many: false },
    gives: { result: ['https://wa.me/?text=Quero%20fazer%20um%20pedido'] },
    source: 'Python: urllib.parse.quote; without a number, the sender picks the chat',
    lang: 'pt',
  },
  {
    values: { input: 'Это ещё продаётся?', many: false },
    gives: {
      result: [
        'https://wa.me/?text=%D0%AD%D1%82%D0%BE%20%D0%B5%D1%89%D1%91%20%D0%BF%D1%80%D0%BE%D0%B4%D0%B0%D1%91%D1%82%D1%81%D1%8F%3F',
      ],
    },
    source: 'Python: urllib.parse.quote; without a number, the sender picks the chat',
    lang: 'ru',
  },
  {
    values: { country: '1', phone: '(202) 555-0143', input: 'Hello!', many: false },
    gives: { result: ['https://wa.me/12025550143?text=Hello%21'], digits: '12025550143' },
    source: E164,
    lang: 'en',
  },
] satisfies Examples<typeof tool>;
