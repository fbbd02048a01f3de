/** The texts about the saved draft. */
export const draftMessages = {
  saved: 'Saved in this tab.',
  /** What unfolds the rest. */
  options: 'Keep or clear',
  restored: 'Your answers have been restored.',
  keepOption: 'Keep on this device for 7 days',
  keepHint: 'Only on your own device. Anyone who uses it could read your answers.',
  savedOnDevice: (date: string) => `Saved on this device until ${date}.`,
  clear: 'Clear my answers',
  clearConfirm: 'Clear everything you have typed? This cannot be undone.',
  cancel: 'Cancel',
  cleared: 'Your answers have been deleted from this device.',
  otherTab: 'This request is also open in another tab. The latest changes are saved.',
  alreadySent: (reference: string) =>
    `This request has been sent. Its reference is ${reference}. To add something, use your status page.`,
  statusPage: 'Status of your request',
} as const
