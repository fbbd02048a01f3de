/** What is said about keeping the answers. */
export const draftWords = {
  saved: 'Kept in this tab',
  restored: 'Your answers are still here.',
  keepOption: 'Keep on this device for 7 days',
  keepHint: 'Only on your own device. Anyone who uses it could read your answers.',
  kept: (date: string) => `Kept on this device until ${date}`,
  clear: 'Clear my answers',
  clearConfirm: 'Clear everything you have typed? This cannot be undone.',
  keepThem: 'Keep them',
  cleared: 'Your answers are gone from this device.',
  otherTab: 'This request is also open in another tab. What you typed last is kept.',
  alreadySent: (reference: string) =>
    `This request has been sent. Its reference is ${reference}. To add something, use your status page.`,
  statusPage: 'Where your request stands',
} as const
