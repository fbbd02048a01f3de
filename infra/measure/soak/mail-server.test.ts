import { createTransport } from 'nodemailer'
import { expect, onTestFinished, test } from 'vitest'
import { startMailServer } from './mail-server.ts'

test('every email that it takes is counted', async () => {
  const server = await startMailServer()
  onTestFinished(() => server.stop())
  const transport = createTransport(server.url)
  onTestFinished(() => transport.close())
  const email = { from: 'office@example.org', to: 'staff@example.org', subject: 'New request' }
  for (const text of ['One.', '.\r\nDATA\r\n.']) await transport.sendMail({ ...email, text })
  expect(server.getEmailCount()).toBe(2)
})
