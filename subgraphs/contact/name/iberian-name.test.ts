import { expect, test } from 'vitest';
import { parseName } from './name-parse.ts';

const parseParts = (text: string, origin: string | null) => {
  const parsed = parseName(text, origin);
  return [parsed?.first, parsed?.middle, parsed?.last].map((part) => part ?? '');
};

// Encyclopedias list these well-known people under these surnames.
test.each([
  ['José Luis Rodríguez Zapatero', 'ES', ['José', 'Luis', 'Rodríguez Zapatero']],
  ['Pedro Sánchez Pérez-Castejón', 'ES', ['Pedro', '', 'Sánchez Pérez-Castejón']],
  ['Gabriel García Márquez', 'CO', ['Gabriel', '', 'García Márquez']],
  ['Gabriel García Márquez', null, ['Gabriel', '', 'García Márquez']],
  ['GABRIEL GARCIA MARQUEZ', null, ['Gabriel', '', 'Garcia Marquez']],
  ['Mario Vargas Llosa', 'PE', ['Mario', '', 'Vargas Llosa']],
  ['Andrés Manuel López Obrador', 'MX', ['Andrés', 'Manuel', 'López Obrador']],
  ['Isabel Allende Llona', 'CL', ['Isabel', '', 'Allende Llona']],
  ['Lionel Andrés Messi Cuccittini', 'AR', ['Lionel', 'Andrés', 'Messi Cuccittini']],
  ['Rafael Nadal Parera', 'es', ['Rafael', '', 'Nadal Parera']],
  ['Miguel de Cervantes Saavedra', 'ES', ['Miguel', '', 'de Cervantes Saavedra']],
  ['María del Carmen Ruiz Gómez', 'ES', ['María del Carmen', '', 'Ruiz Gómez']],
  ['María de los Ángeles Alvariño', 'ES', ['María de los Ángeles', '', 'Alvariño']],
  ['José Ortega y Gasset', 'ES', ['José', '', 'Ortega y Gasset']],
  ['Juan Carlos Ferrero', 'ES', ['Juan', 'Carlos', 'Ferrero']],
  ['Sofía Vergara', 'CO', ['Sofía', '', 'Vergara']],
  ['Luiz Inácio Lula da Silva', 'BR', ['Luiz', 'Inácio Lula', 'da Silva']],
  ['Fernando Henrique Cardoso', 'BR', ['Fernando', 'Henrique', 'Cardoso']],
  ['Cristiano Ronaldo dos Santos Aveiro', 'PT', ['Cristiano', 'Ronaldo', 'dos Santos Aveiro']],
  // In other countries people have one family name. In the Philippines, the second name is a middle name.
  ['Mary Garcia Lopez', 'US', ['Mary', 'Garcia', 'Lopez']],
  ['Jose Garcia Villa', 'PH', ['Jose', 'Garcia', 'Villa']],
  ['George Herbert Walker Bush', null, ['George', 'Herbert Walker', 'Bush']],
])('the two surnames of %s (%s) are kept together: %j', (text, origin, expected) => {
  expect(parseParts(text, origin)).toEqual(expected);
});

test('Filho and Neto are suffixes of Portuguese names', () => {
  expect(parseName('José da Silva Neto', 'BR')).toMatchObject({ last: 'da Silva', suffix: 'Neto' });
  expect(parseName('José da Silva Neto', 'ES')).toMatchObject({ last: 'da Silva Neto', suffix: null });
});
