/** The texts of "Can we help?". */

export const canWeHelpMessages = {
  title: 'Can we help?',
  description:
    'Three questions tell you whether we can help, how fast, and where else to turn. Nothing is stored.',
  lead: 'Three taps. Nothing is sent or stored.',
  parentTitle: 'Request Legal Aid',
  show: 'Show what fits',
  somethingElse: 'Something else',
  income: 'Over $50,000 a year in your household?',
  incomeText:
    'Then we can probably not take your case ourselves. You may still ask: large families and large costs count. These places help too:',
  form: 'Request Legal Aid',
  guides: 'Read our guides first',
  staySafe: 'How to stay safe while you look for help',
  places: 'Other places to turn:',
} as const

export const dateChoices = [
  { value: 'soon', label: 'Yes, today or tomorrow' },
  { value: 'later', label: 'Yes, later' },
  { value: 'none', label: 'No, or I am not sure' },
]

export const safetyChoices = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No, somebody hurts or threatens me' },
]

export const questions = {
  problem: 'What kind of problem is it?',
  date: 'Is there a court date or a deadline?',
  safe: 'Are you safe at home?',
} as const

/** What we suggest, by what matters most. */
export const suggestions = {
  unsafe: {
    title: 'First, be safe',
    text: 'If you are in danger now, call {emergencyNumber}. Then call us, or send the form: we read emergencies first.',
  },
  urgent: {
    title: 'Call us now, and send the form',
    text: 'Say "emergency request". If we are closed, leave your name and number if that is safe. Go to your court date: tell the judge that you have asked for a lawyer, and ask for more time.',
  },
  beyond: {
    title: 'This may be beyond us',
    text: 'We help with the kinds of problems above. Call us all the same: we often know who can help.',
  },
  likely: {
    title: 'We help with this',
    text: 'It is free for people who cannot pay for a lawyer. The form takes about ten minutes; you need no documents.',
  },
} as const
