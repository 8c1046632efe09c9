import { problem, type Examples } from '../../../kinds/contract';
import type tool from './tool';

const DRAWN = 'xoroshiro128+ written in Python after its authors’ reference';
const STDNUM = `${DRAWN}; check digits by python-stdnum 1.18`;
const SERPRO = 'Serpro: Cálculo dos dígitos verificadores do CNPJ alfanumérico, the worked example';

export default [
  {
    values: { doc: 'cpf', mode: 'generate', count: 3, seed: 'smallkit' },
    gives: { result: ['936.563.462-83', '022.684.240-14', '927.754.456-24'], seedUsed: 'smallkit' },
    source: STDNUM,
  },
  {
    values: { doc: 'cpf', mode: 'generate', state: 'SP', count: 2, masked: false, as: 'lines', seed: 'smallkit' },
    gives: '93656346879\n20226842819',
    source: `${STDNUM}; the ninth digit of São Paulo is 8 (Receita Federal)`,
  },
  {
    values: { doc: 'cpf', mode: 'validate', input: '111.111.111-11' },
    gives: { result: ['111.111.111-11'], valid: '0', digits: '11', reason: 'equalDigits' },
    source: 'python-stdnum 1.18 refuses it as well',
  },
  {
    values: { doc: 'cnpj', mode: 'generate', format: 'numeric', count: 2, seed: 'smallkit' },
    gives: { result: ['93.656.346/0001-23', '20.226.842/0001-73'] },
    source: STDNUM,
  },
  {
    values: { doc: 'cnpj', mode: 'generate', format: 'alphanumeric', count: 2, seed: 'smallkit' },
    gives: { result: ['4V.LJG.PH2/0001-42', 'CT.H6B.A5A/0001-00'] },
    source: `${DRAWN}; check digits by Serpro’s rule in Python`,
  },
  {
    values: { doc: 'cnpj', mode: 'validate', input: '12.ABC.345/01DE-35' },
    gives: { result: ['12.ABC.345/01DE-35'], valid: '1', digits: '35' },
    source: SERPRO,
  },
  {
    values: { doc: 'rg', mode: 'generate', count: 3, seed: 'smallkit' },
    gives: { result: ['93.656.346-1', '20.226.842-1', '40.927.754-X'] },
    source: `${DRAWN}; the rule of the SSP of São Paulo in Python`,
  },
  {
    values: { doc: 'rg', mode: 'complete', input: '3.021.415' },
    gives: { result: ['03.021.415-4'] },
    source: 'Folha de S.Paulo, José Luiz Pastore Mello, the worked example',
  },
  {
    values: { doc: 'cpf', mode: 'complete', input: '390533447\n12345' },
    gives: problem('shortBody', { line: 2, needed: 9, found: 5 }, 'input'),
    source: 'a CPF has nine digits before the check digits',
  },
  {
    values: { doc: 'cnpj', mode: 'generate', format: 'numeric', branch: '00A1', count: 1 },
    gives: problem('branchDigits', {}, 'branch'),
    source: 'IN RFB 2.229/2024: letters only in the alphanumeric format',
  },
] satisfies Examples<typeof tool>;
