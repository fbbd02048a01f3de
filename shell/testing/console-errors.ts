/** An error that nobody expected on the console fails the test. */
import { afterEach, beforeEach, type MockInstance, vi } from 'vitest'

let errors: MockInstance<typeof console.error>
let expectedErrors: RegExp[] = []

/** Lets this test's console errors pass that match: it is about something that goes wrong. */
export function silenceConsoleError(...patterns: RegExp[]): void {
  expectedErrors.push(...patterns)
}

/** Called by the setup of every test file. */
export function failTestsOnConsoleErrors(): void {
  beforeEach(() => {
    expectedErrors = []
    errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    const messages = errors.mock.calls.map((args) => args.map(String).join(' '))
    errors.mockRestore()
    const unexpected = messages.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)))
    if (unexpected.length > 0) throw new Error(`unexpected console.error:\n${unexpected.join('\n')}`)
  })
}
