import { expect, test } from 'vitest';
import { table } from '../../../test/truth/facts.ts';
import { parseName } from './name-parse.ts';

/** As the bearers, or the usage of their language, write them: text, name, title, given, middle, family name, suffix. */
const names = table(`
JOHN SMITH | John Smith | | John | | Smith |
john smith | John Smith | | John | | Smith |
mary ann evans | Mary Ann Evans | | Mary | Ann | Evans |
MARY-JANE WATSON | Mary-Jane Watson | | Mary-Jane | | Watson |
jean-paul sartre | Jean-Paul Sartre | | Jean-Paul | | Sartre |
ANNE-MARIE O'BRIEN | Anne-Marie O'Brien | | Anne-Marie | | O'Brien |
shaquille o'neal | Shaquille O'Neal | | Shaquille | | O'Neal |
SINEAD O’CONNOR | Sinead O’Connor | | Sinead | | O’Connor |
RONALD MCDONALD | Ronald McDonald | | Ronald | | McDonald |
paul mccartney | Paul McCartney | | Paul | | McCartney |
CONOR MCGREGOR | Conor McGregor | | Conor | | McGregor |
frances mccoy | Frances McCoy | | Frances | | McCoy |
JULIE MACK | Julie Mack | | Julie | | Mack |
e.e. cummings | E.E. Cummings | | E.E. | | Cummings |
f. scott fitzgerald | F. Scott Fitzgerald | | F. | Scott | Fitzgerald |
GEORGE H. W. BUSH | George H. W. Bush | | George | H. W. | Bush |
samuel l. jackson | Samuel L. Jackson | | Samuel | L. | Jackson |
bell hooks | Bell Hooks | | Bell | | Hooks |
ludwig van beethoven | Ludwig van Beethoven | | Ludwig | | van Beethoven |
VINCENT VAN GOGH | Vincent van Gogh | | Vincent | | van Gogh |
rembrandt van rijn | Rembrandt van Rijn | | Rembrandt | | van Rijn |
JACOBUS VAN 'T HOFF | Jacobus van 't Hoff | | Jacobus | | van 't Hoff |
anton van der berg | Anton van der Berg | | Anton | | van der Berg |
OTTO VON BISMARCK | Otto von Bismarck | | Otto | | von Bismarck |
ursula von der leyen | Ursula von der Leyen | | Ursula | | von der Leyen |
johann wolfgang von goethe | Johann Wolfgang von Goethe | | Johann | Wolfgang | von Goethe |
annette zu wied | Annette zu Wied | | Annette | | zu Wied |
SIMONE DE BEAUVOIR | Simone de Beauvoir | | Simone | | de Beauvoir |
honoré de balzac | Honoré de Balzac | | Honoré | | de Balzac |
JEAN DE LA FONTAINE | Jean de la Fontaine | | Jean | | de la Fontaine |
oscar de la hoya | Oscar de la Hoya | | Oscar | | de la Hoya |
MIGUEL DE CERVANTES | Miguel de Cervantes | | Miguel | | de Cervantes |
josé ortega y gasset | José Ortega y Gasset | | José | | Ortega y Gasset |
LEONARDO DA VINCI | Leonardo da Vinci | | Leonardo | | da Vinci |
vasco da gama | Vasco da Gama | | Vasco | | da Gama |
luca della robbia | Luca della Robbia | | Luca | | della Robbia |
carlos dos santos | Carlos dos Santos | | Carlos | | dos Santos |
OSAMA BIN LADEN | Osama bin Laden | | Osama | | bin Laden |
bashar al assad | Bashar al Assad | | Bashar | | al Assad |
ELIZABETH BARRETT BROWNING | Elizabeth Barrett Browning | | Elizabeth | Barrett | Browning |
BJÖRK GUÐMUNDSDÓTTIR | Björk Guðmundsdóttir | | Björk | | Guðmundsdóttir |
ÖZGÜR ÇELİK | Özgür Çelik | | Özgür | | Çelik |
ŁUKASZ ŻAK | Łukasz Żak | | Łukasz | | Żak |
АННА КАРЕНИНА | Анна Каренина | | Анна | | Каренина |
γιώργος σεφέρης | Γιώργος Σεφέρης | | Γιώργος | | Σεφέρης |
LeBron James | LeBron James | | LeBron | | James |
Leonardo DiCaprio | Leonardo DiCaprio | | Leonardo | | DiCaprio |
Robert De Niro | Robert De Niro | | Robert | | De Niro |
k.d. lang | K.D. Lang | | K.D. | | Lang |
mr john smith | Mr. John Smith | Mr. | John | | Smith |
MRS. DALLOWAY | Mrs. Dalloway | Mrs. | | | Dalloway |
ms. gloria steinem | Ms. Gloria Steinem | Ms. | Gloria | | Steinem |
DR JANE GOODALL | Dr. Jane Goodall | Dr. | Jane | | Goodall |
prof. dr. anna schmidt | Prof. Dr. Anna Schmidt | Prof. Dr. | Anna | | Schmidt |
SIR ELTON JOHN | Sir Elton John | Sir | Elton | | John |
dame judi dench | Dame Judi Dench | Dame | Judi | | Dench |
Rev. Jesse Jackson | Rev. Jesse Jackson | Rev. | Jesse | | Jackson |
capt. james t. kirk | Capt. James T. Kirk | Capt. | James | T. | Kirk |
sen. john mccain | Sen. John McCain | Sen. | John | | McCain |
FRAU ANGELA MERKEL | Frau Angela Merkel | Frau | Angela | | Merkel |
mme marie curie | Mme Marie Curie | Mme | Marie | | Curie |
Dott.ssa Maria Rossi | Dott.ssa Maria Rossi | Dott.ssa | Maria | | Rossi |
SEÑORA FRIDA KAHLO | Señora Frida Kahlo | Señora | Frida | | Kahlo |
martin luther king jr | Martin Luther King Jr. | | Martin | Luther | King | Jr.
DR. MARTIN LUTHER KING, JR. | Dr. Martin Luther King Jr. | Dr. | Martin | Luther | King | Jr.
robert downey junior | Robert Downey Jr. | | Robert | | Downey | Jr.
THURSTON HOWELL III | Thurston Howell III | | Thurston | | Howell | III
john smith ii | John Smith II | | John | | Smith | II
JANE DOE MD PHD | Jane Doe, MD, PhD | | Jane | | Doe | MD, PhD
perry mason, esq. | Perry Mason, Esq. | | Perry | | Mason | Esq.
SMITH, JOHN | John Smith | | John | | Smith |
van gogh, vincent | Vincent van Gogh | | Vincent | | van Gogh |
VON TRAPP, MARIA | Maria von Trapp | | Maria | | von Trapp |
VAN MORRISON, PHD | Van Morrison, PhD | | Van | | Morrison | PhD
Smith, John A., PhD | John A. Smith, PhD | | John | A. | Smith | PhD
King, Martin Luther, Jr. | Martin Luther King Jr. | | Martin | Luther | King | Jr.
O'Hara, Scarlett | Scarlett O'Hara | | Scarlett | | O'Hara |
Dwayne "The Rock" Johnson | Dwayne Johnson | | Dwayne | | Johnson |
William (Bill) Gates | William Gates | | William | | Gates |
  cher  | Cher | | Cher | | |
`);

test('there are at least 60 names', () => expect(names.length).toBeGreaterThanOrEqual(60));

test.each(names.map(([text = '', ...parts]) => [text, parts] as const))('CAT-061: %s', (text, parts) => {
  const parsed = parseName(text, null);
  const read = [parsed?.text, parsed?.prefix, parsed?.first, parsed?.middle, parsed?.last, parsed?.suffix];
  expect(read.map((part) => part ?? '')).toEqual(Array.from({ length: 6 }, (_, at) => parts[at] ?? ''));
});

// Cases of another library's suite, by their kinds: grades, saints, particles, titles, nicknames.
test.each([
  ['John Doe, CLU, CFP, LUTC', { first: 'John', last: 'Doe', suffix: 'CLU, CFP, LUTC' }],
  ['John Smith, Ph. D.', { first: 'John', last: 'Smith', suffix: 'PhD' }],
  ['Kenneth Clarke QC MP', { first: 'Kenneth', last: 'Clarke', suffix: 'QC, MP' }],
  ['Kenneth Clarke Q.C., M.P.', { first: 'Kenneth', last: 'Clarke', suffix: 'QC, MP' }],
  ['Jill St. John', { first: 'Jill', middle: null, last: 'St. John' }],
  ['Smith Jr., John', { first: 'John', last: 'Smith', suffix: 'Jr.' }],
  ['pennie von bergen wessels', { first: 'Pennie', last: 'von Bergen Wessels' }],
  ['Joao da Silva do Amaral de Souza', { first: 'Joao', last: 'de Souza' }],
  ['Sir Gerald', { prefix: 'Sir', first: 'Gerald', last: null }],
  ['Mr. Gerald', { prefix: 'Mr.', first: null, last: 'Gerald' }],
  ['Dr King Jr', { prefix: 'Dr.', last: 'King', suffix: 'Jr.' }],
  ['King, Martin Luther', { prefix: null, first: 'Martin', middle: 'Luther', last: 'King' }],
  ['Lt.Gen. John Doe', { prefix: 'Lt. Gen.', first: 'John', last: 'Doe' }],
  ['Secretary of State Hillary Clinton', { prefix: 'Secretary of State', first: 'Hillary', last: 'Clinton' }],
  ['John and Jane Smith', { first: 'John and Jane', last: 'Smith' }],
  ["Benjamin 'Ben' Franklin", { first: 'Benjamin', middle: null, last: 'Franklin' }],
  ['Smith, J.R.', { first: 'J.R.', last: 'Smith', suffix: null }],
  ['larry james edward johnson v', { last: 'Johnson', suffix: 'V' }],
  ['Rahul Kumar V', { suffix: null }],
  ['Jose\u0301 Nun\u0303ez', { first: 'José', last: 'Nuñez' }],
])('%s', (text, parts) => {
  expect(parseName(text, null)).toMatchObject(parts);
});
