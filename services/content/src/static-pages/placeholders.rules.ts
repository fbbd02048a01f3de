/** The placeholders that the office's settings fill, wherever a text names the office. */

/** What each stands for, in the words of an editor. */
export const placeholders = {
  organisationName: 'the name of your organization',
  serviceArea: 'the area that you serve',
  officePhone: 'your telephone number',
  officeEmail: 'your email address',
  officeHours: 'when you are open',
  officeAddress: 'your address',
  officeStreet: 'the first line of your address',
  emergencyNumber: 'the number to dial in an emergency',
  firstAnswerHours: 'within how many hours you answer',
  emergencyAnswerHours: 'within how many hours you answer in an emergency',
  messageAnswerHours: 'within how many hours you answer a message, such as 24-48',
  holidays: 'the next days on which you are closed',
} as const

export type Placeholder = keyof typeof placeholders

const placeholderPattern = /\{(\w+)\}/g

/** The names in braces that nothing fills. */
export const findUnknownPlaceholder = (text: string): string | undefined =>
  [...text.matchAll(placeholderPattern)]
    .map(([, name = '']) => name)
    .find((name) => !Object.hasOwn(placeholders, name))

/** The text with its placeholders filled, as far as there are values. */
export const fillPlaceholders = (text: string, values: Partial<Record<Placeholder, string>>): string =>
  text.replace(placeholderPattern, (placeholder, name: Placeholder) =>
    Object.hasOwn(values, name) ? (values[name] ?? placeholder) : placeholder,
  )

/** Messages are often answered within a day: '24-48'. */
export const formatMessageAnswerHours = (firstAnswerHours: number) =>
  firstAnswerHours > 24 ? `24-${firstAnswerHours}` : String(firstAnswerHours)
