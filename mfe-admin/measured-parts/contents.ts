/** What the parts show: as much as a screen of the portal does. */

export const rows = Array.from({ length: 25 }, (_, index) => ({
  id: `${index}`,
  title: `Okafor v. Housing Board, number ${index}`,
  court: 'Court of Appeals',
  date: 'March 4, 2026',
}))

export const options = [
  ...['Housing Rights', 'Employment', 'Family', 'Immigration', 'Civil Rights', 'Consumer'],
  ...['Disability', 'Education', 'Benefits', 'Criminal Record', 'Elder Law', 'Other'],
]

export const items = options.slice(0, 10)
export const steps = ['Overview', 'Documents', 'Messages', 'Screening', 'History']
export const facts = options.slice(0, 6).map((label) => [label, 'Unassigned'] as const)
export const days = { first: '2026-03-04' }
