/**
 * The law reporters whose citations are recognised, as American courts abbreviate them: table T1 of The Bluebook, of which
 * The Indigo Book (Public Resource, CC0) has the same. A reporter that is missing here is a line more; those whose
 * abbreviation is a word of its own ("2 Dallas 419") are left out, since sentences have them too.
 */

const federal = [
  'U.S.', // United States Reports
  'S. Ct.', // Supreme Court Reporter
  'L. Ed.', // United States Supreme Court Reports, Lawyers' Edition
  'L. Ed. 2d',
  'U.S.L.W.', // United States Law Week
  'F.', // Federal Reporter
  'F.2d',
  'F.3d',
  'F.4th',
  'F. App’x', // Federal Appendix
  'Fed. Appx.',
  'F. Supp.', // Federal Supplement
  'F. Supp. 2d',
  'F. Supp. 3d',
  'F.R.D.', // Federal Rules Decisions
  'B.R.', // Bankruptcy Reporter
  'Fed. Cl.', // Federal Claims Reporter
  'Cl. Ct.', // United States Claims Court Reporter
  'Ct. Cl.', // Court of Claims Reports
  'T.C.', // United States Tax Court Reports
  'M.J.', // Military Justice Reporter
  'Vet. App.', // Veterans Appeals Reporter
  'I. & N. Dec.', // Administrative Decisions under Immigration and Nationality Laws
  'F.C.C.R.', // FCC Record
  'N.L.R.B.', // Decisions of the National Labor Relations Board
]

/** The regional reporters, which have the decisions of several states. */
const regional = [
  ...listSeries('A.', '2d', '3d'), // Atlantic Reporter
  ...listSeries('N.E.', '2d', '3d'), // North Eastern Reporter
  ...listSeries('N.W.', '2d', '3d'), // North Western Reporter
  ...listSeries('P.', '2d', '3d'), // Pacific Reporter
  ...listSeries('S.E.', '2d', '3d'), // South Eastern Reporter
  ...listSeries('S.W.', '2d', '3d'), // South Western Reporter
  ...listSeries('So.', '2d', '3d'), // Southern Reporter
]

const ofStates = [
  ...listSeries('A.D.', '2d', '3d'), // Appellate Division Reports, New York
  'Ala.',
  'Ala. App.',
  'Ariz.',
  'Ariz. App.',
  'Ark.',
  'Ark. App.',
  ...listSeries('Cal.', '2d', '3d', '4th', '5th'),
  ...listSeries('Cal. App.', '2d', '3d', '4th', '5th'),
  ...listSeries('Cal. Rptr.', '2d', '3d'), // California Reporter
  'Colo.',
  'Colo. App.',
  'Conn.',
  'Conn. App.',
  'Del.',
  'Fla.',
  'Ga.',
  'Ga. App.',
  'Haw.',
  'Idaho',
  ...listSeries('Ill.', '2d'),
  ...listSeries('Ill. App.', '2d', '3d'),
  'Ill. Dec.', // Illinois Decisions
  'Ind.',
  'Ind. App.',
  'Iowa',
  'Kan.',
  'Kan. App.',
  'Kan. App. 2d',
  'Ky.',
  'La.',
  'Mass.',
  'Mass. App. Ct.',
  'Md.',
  'Md. App.',
  'Me.',
  'Mich.',
  'Mich. App.',
  'Minn.',
  ...listSeries('Misc.', '2d', '3d'), // Miscellaneous Reports, New York
  'Miss.',
  'Mo.',
  'Mo. App.',
  'Mont.',
  ...listSeries('N.C.'),
  'N.C. App.',
  'N.D.',
  'N.H.',
  'N.J.',
  'N.J. Super.', // New Jersey Superior Court Reports
  'N.M.',
  ...listSeries('N.Y.', '2d', '3d'),
  ...listSeries('N.Y.S.', '2d', '3d'), // New York Supplement
  'Neb.',
  'Neb. App.',
  'Nev.',
  'Ohio St.',
  'Ohio St. 2d',
  'Ohio St. 3d',
  'Ohio App.',
  'Ohio App. 2d',
  'Ohio App. 3d',
  'Okla.',
  'Or.',
  'Or. App.',
  'Pa.',
  'Pa. Super.',
  'Pa. Commw.',
  'R.I.',
  'S.C.',
  'S.D.',
  'Tenn.',
  'Tex.',
  ...listSeries('Utah', '2d'),
  'Va.',
  'Va. App.',
  'Vt.',
  ...listSeries('Wash.', '2d'),
  'Wash. App.',
  'Wash. App. 2d',
  ...listSeries('Wis.', '2d'),
  'W. Va.',
  'Wyo.',
]

/** Databases, whose volume is the year: `2019 WL 123456`. */
const databases = ['WL', 'LEXIS', 'U.S. LEXIS', 'U.S. App. LEXIS', 'U.S. Dist. LEXIS']

/** A reporter with its later series: `A.`, `A.2d` and so on. */
function listSeries(reporter: string, ...series: string[]): string[] {
  return [reporter, ...series.map((one) => `${reporter} ${one}`)]
}

/** An abbreviation without what courts set differently: spaces, dots, apostrophes and capitals. */
export const compactReporter = (abbreviation: string) => abbreviation.replace(/[\s.'’]/g, '').toLowerCase()

/** The compact abbreviations. */
export const reporters: ReadonlySet<string> = new Set(
  [...federal, ...regional, ...ofStates, ...databases].map(compactReporter),
)
