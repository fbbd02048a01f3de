/** For tests of screens: a screen inside its real providers, with a fake gateway that responds as the test says. */

export { demoFacts, otherFacts } from '@access/kit/organisation-examples'
export { failTestsOnConsoleErrors, silenceConsoleError } from './console-errors.ts'
export {
  buildGatewayError,
  buildPartialResponse,
  createFakeGateway,
  type FakeGateway,
  type FakeResponses,
  type RecordedRequest,
} from './fake-gateway.ts'
export {
  buildAdministrator,
  buildSubmittedForm,
  renderOnServer,
  renderScreen,
  type ScreenOptions,
} from './render-screen.tsx'
