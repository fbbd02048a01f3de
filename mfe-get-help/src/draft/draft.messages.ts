/** The texts about the saved draft. */
export const draftMessages = {
  saved: 'Saved in this tab.',
  /** What unfolds the rest. */
  options: 'Finish later or clear',
  restored: 'Your answers have been restored.',
  saving: 'Saving on this device…',
  savedOnDevice: (date: string) => `Saved on this device until ${date}.`,
  saveFailed: 'Your answers could not be saved on this device.',
  clear: 'Clear my answers',
  clearConfirm: 'Clear everything you have typed? This cannot be undone.',
  cancel: 'Cancel',
  cleared: 'Your answers have been deleted from this device.',
  otherTab: 'This request is also open in another tab. The latest changes are saved.',
  alreadySent: (reference: string) =>
    `This request has been sent. Its reference is ${reference}. To add something, use your status page.`,
  statusPage: 'Status of your request',
} as const

/** Keeping the answers on this device. */
export const finishLaterMessages = {
  label: 'Finish later on this device',
  hint: 'We lock your answers with six words and show you the words. You need them to open your answers again. Do this only on your own device.',
  formatDays: (days: number) => (days === 1 ? 'Keep for 1 day' : `Keep for ${days} days`),
  save: 'Save and show my words',
  insecure:
    'You cannot save your answers on this device: the address of this page does not begin with https, so your browser cannot lock them. They stay in this tab until you close it.',
  otherCopy: 'Other answers are already saved on this device. Open them or delete them first.',
  wordsTitle: 'Write these words down',
  wordsText: 'Without them nobody, not even we, can open your answers.',
  wordsHint:
    'You can close this page now. To go on, open it again on this device. “Leave this site” deletes your answers at once.',
  stop: 'Stop keeping them here',
} as const

/** The answers that were kept on this device, before they are opened. */
export const savedAnswersMessages = {
  title: (date: string) => `You saved answers here on ${date}`,
  label: 'Enter your words to go on',
  hint: 'The six words that you wrote down.',
  open: 'Open my answers',
  opening: 'Opening…',
  wrongWords:
    'These words do not open your answers. Check the spelling and the order, and try again. Your answers are still there.',
  besides: (date: string) =>
    `You can also use the empty form below. We keep the saved answers until ${date}.`,
  startOver: 'Start over',
  confirm: 'Delete the saved answers? This cannot be undone.',
  delete: 'Delete them',
  deleted: 'The saved answers have been deleted.',
} as const
