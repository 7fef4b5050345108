import { expect, test } from 'vitest';
import { parseTable } from '../../../test/truth/facts.ts';
import { parseName } from './name-parse.ts';

/**
 * Names in the spelling of their bearers or of their language. Columns: text, name, title, given name, middle name, family name,
 * suffix.
 */
const nameRows = parseTable(`
JOHN SMITH | John Smith | | John | | Smith |
john smith | John Smith | | John | | Smith |
mary ann evans | Mary Ann Evans | | Mary | Ann | Evans |
MARY-JANE WATSON | Mary-Jane Watson | | Mary-Jane | | Watson |
mary-king jones | Mary-King Jones | | Mary-King | | Jones |
jean-paul sartre | Jean-Paul Sartre | | Jean-Paul | | Sartre |
ANNE-MARIE O'BRIEN | Anne-Marie O'Brien | | Anne-Marie | | O'Brien |
shaquille o'neal | Shaquille O'Neal | | Shaquille | | O'Neal |
SINEAD O’CONNOR | Sinead O’Connor | | Sinead | | O’Connor |
RONALD MCDONALD | Ronald McDonald | | Ronald | | McDonald |
paul mccartney | Paul McCartney | | Paul | | McCartney |
CONOR MCGREGOR | Conor McGregor | | Conor | | McGregor |
frances mccoy | Frances McCoy | | Frances | | McCoy |
JULIE MACK | Julie Mack | | Julie | | Mack |
PAUL M LEWIS MR | Mr. Paul M Lewis | Mr. | Paul | M | Lewis |
anna maria berg mrs. | Mrs. Anna Maria Berg | Mrs. | Anna | Maria | Berg |
Jason Senior | Jason Senior | | Jason | | Senior |
Edward Senior III | Edward Senior III | | Edward | | Senior | III
Edward Dale Senior | Edward Dale Sr. | | Edward | | Dale | Sr.
Etje Heijdanus-De Boer | Etje Heijdanus-De Boer | | Etje | | Heijdanus-De Boer |
Anna Maria Visser-van der Meer | Anna Maria Visser-van der Meer | | Anna | Maria | Visser-van der Meer |
Her Honour Mary Whitfield | Her Honour Mary Whitfield | Her Honour | Mary | | Whitfield |
Hr. Karl Mann | Herr Karl Mann | Herr | Karl | | Mann |
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
De Niro, Robert | Robert De Niro | | Robert | | De Niro |
Mr Judge | Mr. Judge | Mr. | | | Judge |
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

test('the name table of this test has at least 60 names', () =>
  expect(nameRows.length).toBeGreaterThanOrEqual(60));

test.each(nameRows.map(([text = '', ...parts]) => [text, parts] as const))(
  'CAT-061: the name %s is parsed into its parts',
  (text, parts) => {
    const parsed = parseName(text, null);
    const actualParts = [
      parsed?.text,
      parsed?.prefix,
      parsed?.first,
      parsed?.middle,
      parsed?.last,
      parsed?.suffix,
    ];
    expect(actualParts.map((part) => part ?? '')).toEqual(
      Array.from({ length: 6 }, (_, at) => parts[at] ?? ''),
    );
  },
);

// The kinds of cases are those of another library's test suite: degrees, saints, particles, titles, nicknames.
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
  ['larry james edward henry v', { last: 'Henry', suffix: 'V' }],
  ['Ramón García y V', { suffix: null }],
  ['Jose\u0301 Nun\u0303ez', { first: 'José', last: 'Nuñez' }],
])('the name %s is parsed into its parts', (text, parts) => {
  expect(parseName(text, null)).toMatchObject(parts);
});

// These names begin with the family name. A given name of two syllables is one name in any spelling.
test.each([
  ['Park Chan Wook', 'KR', { last: 'Park', first: 'Chan Wook', middle: null }],
  ['Park Chan-wook', 'KR', { last: 'Park', first: 'Chan-wook', middle: null }],
  ['Kim Dae Jung', 'ko', { last: 'Kim', first: 'Dae Jung', middle: null }],
  ['Mao Ze Dong', 'CN', { last: 'Mao', first: 'Ze Dong', middle: null }],
  ['Leung Chiu Wai', 'HK', { last: 'Leung', first: 'Chiu Wai', middle: null }],
  ['Tsai Ing Wen', 'TW', { last: 'Tsai', first: 'Ing Wen', middle: null }],
  ['Xi Jinping', 'zh', { last: 'Xi', first: 'Jinping', middle: null }],
  ['김 대 중', null, { last: '김', first: '대 중', middle: null }],
  ['毛 泽 东', null, { last: '毛', first: '泽 东', middle: null }],
  ['毛 泽东', 'CN', { last: '毛', first: '泽东', middle: null }],
  ['Murakami Haruki', 'JP', { last: 'Murakami', first: 'Haruki', middle: null }],
  ['宮崎 駿', 'JP', { last: '宮崎', first: '駿', middle: null }],
  ['Kovács János Péter', 'HU', { last: 'Kovács', first: 'János', middle: 'Péter' }],
  ['Nguyễn Thị Minh Khai', 'VN', { last: 'Nguyễn', first: 'Khai', middle: 'Thị Minh' }],
  ['Hồ Chí Minh', 'vi', { last: 'Hồ', first: 'Minh', middle: 'Chí' }],
])('the name %s (%s) has the family name first', (text, origin, parts) => {
  expect(parseName(text, origin)).toMatchObject({ ...parts, text, familyFirst: true });
});

// These names have no space. Hangul is always Korean; Han characters are split only when the name is known to be Chinese.
test.each([
  ['김대중', null, ['김', '대중']],
  ['이산', null, ['이', '산']],
  ['남궁옥분', null, ['남궁', '옥분']],
  ['황보', null, ['황', '보']],
  ['毛泽东', 'CN', ['毛', '泽东']],
  ['司马迁', 'CN', ['司马', '迁']],
  ['諸葛亮', 'TW', ['諸葛', '亮']],
  ['上官', 'CN', ['上', '官']],
  ['李白', 'SG', ['李', '白']],
  ['歐陽菲菲', 'HK', ['歐陽', '菲菲']],
  ['毛泽东', null, [null, null]],
  ['安倍晋三', 'JP', [null, null]],
  ['すずき', 'JP', [null, null]],
  ['김', null, [null, null]],
  ['毛', 'CN', [null, null]],
  ['김수한무거북이', null, [null, null]],
  ['爱新觉罗溥仪', 'CN', [null, null]],
])('the name %s (%s) is split into the parts %j', (text, origin, [last, first]) => {
  expect(parseName(text, origin)).toMatchObject({ last, first, middle: null, text });
});

test.each([
  ['Dr. Martin Luther King', { prefix: 'Dr.', first: 'Martin', middle: 'Luther', last: 'King' }],
  ['Mr. Jones', { titleGender: 'male' }],
  ['Mrs. Jones', { titleGender: 'female' }],
  ['Sir Ian McKellen', { titleGender: 'male', first: 'Ian' }],
  ['Dr. Jones', { titleGender: null }],
  ['Prof. Frau Merkel', { titleGender: 'female' }],
  ['Queen Elizabeth', { first: 'Elizabeth', last: null }],
  ['John “Jack” Kennedy', { first: 'John', middle: null, last: 'Kennedy' }],
  ['“Jack” Kennedy', { first: null, last: 'Kennedy' }],
  ['"Jack" "Johnny" John Kennedy', { first: 'John', middle: null, last: 'Kennedy' }],
  ['(Bill) William Gates', { first: 'William', middle: null, last: 'Gates' }],
  ['John ‘Jack’ Kennedy', { first: 'John', middle: null, last: 'Kennedy' }],
  ["Sean O'Brien", { first: 'Sean', last: "O'Brien" }],
  ["Rock 'n' Roll", { first: 'Rock', last: 'Roll' }],
  ['John Smith 👍', { text: 'John Smith' }],
  ['John Smith M. D.', { suffix: 'MD' }],
  ['John Smith Ph. D', { suffix: 'PhD' }],
  ['John and Jane Smith Jr.', { first: 'John and Jane', last: 'Smith', suffix: 'Jr.' }],
  ['John & Jane Smith', { first: 'John & Jane', last: 'Smith' }],
  ['Ben Gurion', { first: 'Ben', last: 'Gurion' }],
  ['David ben Gurion', { first: 'David', last: 'ben Gurion' }],
  ['Big Ben Smith', { first: 'Big', middle: 'Ben', last: 'Smith' }],
  ['Van Morrison', { first: 'Van', last: 'Morrison' }],
  ['Santiago Ramón y Cajal', { first: 'Santiago', middle: null, last: 'Ramón y Cajal' }],
  ['Mary Ann van der Berg', { first: 'Mary', middle: 'Ann', last: 'van der Berg' }],
  ['Smith, John Jr.', { first: 'John', middle: null, last: 'Smith', suffix: 'Jr.' }],
  ['Smith, Dr. John', { prefix: 'Dr.', first: 'John', last: 'Smith' }],
  ['Smith,', { first: 'Smith', last: null }],
  [', John', { first: 'John', last: null }],
  ['John Smith IV', { suffix: 'IV', text: 'John Smith IV' }],
  // After a complete name, capitals are a degree even when no list contains it.
  ['John Doe, XQZ, ABCD', { first: 'John', last: 'Doe', suffix: 'XQZ, ABCD' }],
  ['John Adam Doe, XQZ', { middle: 'Adam', last: 'Doe', suffix: 'XQZ' }],
  ['Doe, XQZ', { first: 'XQZ', last: 'Doe', suffix: null }],
  ['John Smith, MBA', { suffix: 'MBA', text: 'John Smith, MBA' }],
] as const)('the name %s is split into the parts %j', (text, parts) => {
  expect(parseName(text, null)).toMatchObject(parts);
});

test.each(['a, b, c', "'''", '-', 'J0hn', '½', 'John; Smith', '“”', '()', 'x'.repeat(121)])(
  'the text %s is rejected as a name',
  (text) => {
    expect(parseName(text, null)).toBeNull();
  },
);

test('a name of a person has at most 120 characters', () => {
  expect(parseName('x'.repeat(120), null)?.first).toHaveLength(120);
  expect(parseName(`${'x'.repeat(60)} ${'y'.repeat(60)}`, null)).toBeNull();
});

test.each([
  ['Nguyễn Văn An', 'An', 'Văn', 'Nguyễn', 'Nguyễn Văn An'],
  ['Lê Thị Hồng', 'Hồng', 'Thị', 'Lê', 'Lê Thị Hồng'],
  ['Иванов Иван Иванович', 'Иван', 'Иванович', 'Иванов', 'Иванов Иван Иванович'],
  ['Кузнецова Анна Сергеевна', 'Анна', 'Сергеевна', 'Кузнецова', 'Кузнецова Анна Сергеевна'],
  ['Иван Иванович Иванов', 'Иван', 'Иванович', 'Иванов', 'Иван Иванович Иванов'],
  ['Слободан Милошевич', 'Слободан', null, 'Милошевич', 'Слободан Милошевич'],
  ['Phan Thomas Meier', 'Phan', 'Thomas', 'Meier', 'Phan Thomas Meier'],
  ['Siobhán Ní Bhriain', 'Siobhán', null, 'Ní Bhriain', 'Siobhán Ní Bhriain'],
  ['Tomás Ó Fiaich', 'Tomás', null, 'Ó Fiaich', 'Tomás Ó Fiaich'],
  ['דוד בן גוריון', 'דוד', null, 'בן גוריון', 'דוד בן גוריון'],
  ['محمد بن راشد', 'محمد', null, 'بن راشد', 'محمد بن راشد'],
])('the order of the name %s is detected from its spelling', (name, first, middle, last, text) => {
  expect(parseName(name, null)).toMatchObject({ first, middle, last, text });
});

test.each([
  ['Prof. Dr. med. Hans Meier', 'Prof. Dr. med.', 'Hans', 'Meier'],
  ['Dr. rer. nat. Anna Schmidt', 'Dr. rer. nat.', 'Anna', 'Schmidt'],
  ['Dr. h.c. mult. Karl Weber', 'Dr. h.c. mult.', 'Karl', 'Weber'],
  // An initial is not the field of a doctorate.
  ['Dr. C. Everett Koop', 'Dr.', 'C.', 'Koop'],
])('the name %s has a title with the field of a doctorate', (name, prefix, first, last) => {
  expect(parseName(name, null)).toMatchObject({ prefix, first, last });
});
