/** For tests of screens: a screen in its real surroundings, before a gateway that answers what the test says. */
export { failTestsOnConsoleErrors, silenceConsoleError } from './consoleErrors.ts'
export { type Answers, type Asked, type FakeGateway, fakeGateway } from './fakeGateway.ts'
export { Refused, refused } from './refused.ts'
export { anAdministrator, renderScreen, type ScreenOptions } from './renderScreen.tsx'
