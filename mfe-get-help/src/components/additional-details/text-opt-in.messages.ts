/** Texts, for those who call them safe. */
export const textMessages = {
  title: 'Get texts from us',
  offered:
    'We can text you when there is something new. First we text you a code, to see that the number is yours.',
  code: 'We have texted you a code. It is valid for ten minutes.',
  on: 'We text you when there is something new. Reply STOP to end texts, or stop them on your status page.',
  preview: 'What our texts say',
  request: 'Text me a code',
  requestAgain: 'Text me another code',
  codeLabel: 'Code from the text',
  codeHint: 'Six digits.',
  wantsReference: 'Also text me my reference now. Never your passphrase.',
  missing: 'Enter the code from the text',
  confirm: 'Start texts',
  failed: 'That did not work. Please try again.',
} as const

/** As they are sent, for the preview. */
export const listTextExamples = (sender: string) => [
  `${sender}: you have a message. Check your page. Reply STOP to end texts.`,
  `${sender}: a date that you told us of is near. Check your page. Reply STOP to end texts.`,
]
