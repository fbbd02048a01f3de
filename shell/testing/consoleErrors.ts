/** An error that nobody expected on the console fails the test. */
import { afterEach, beforeEach, type MockInstance, vi } from 'vitest'

let errors: MockInstance<typeof console.error>
let expected: RegExp[] = []

/** Lets this test's console errors pass that match: it is about something that goes wrong. */
export function silenceConsoleError(...patterns: RegExp[]): void {
  expected.push(...patterns)
}

/** Importing the testing door does this for the whole file. */
export function failTestsOnConsoleErrors(): void {
  beforeEach(() => {
    expected = []
    errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    const said = errors.mock.calls.map((words) => words.map(String).join(' '))
    errors.mockRestore()
    const unexpected = said.filter((text) => !expected.some((pattern) => pattern.test(text)))
    if (unexpected.length > 0) throw new Error(`unexpected console.error:\n${unexpected.join('\n')}`)
  })
}
