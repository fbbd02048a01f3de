/** `npm run measure -- form|tasks`: the words of the legal aid request, or what the tasks of a working day take. */
import { chromium } from 'playwright'
import { StartupError } from '../run/bootstrap/startup-error.mjs'
import { findChromium } from '../run/chromium.ts'
import { onStopSignal } from '../run/signals.ts'
import type { Command } from '../run/start.ts'
import { startProduct } from '../run/testing/product.ts'
import { measureForm } from './request-form/request-form.ts'
import { measureTasks } from './tasks/tasks.ts'

/** With a product of its own and a browser, which are stopped afterwards, also by Ctrl-C. */
export async function run(command: Command): Promise<never> {
  const executablePath = findChromium()
  if (!executablePath) throw new StartupError('There is no Chromium here to measure with: install one.')
  const product = await startProduct({ env: { SEED: 'demo', THROTTLES: 'off' } })
  onStopSignal(
    () => product.stop(),
    () => process.kill(product.pid, 'SIGKILL'),
  )
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const measure = command.positionals[0] === 'form' ? measureForm : measureTasks
    await measure(command, browser, product)
  } finally {
    await browser.close()
    await product.stop()
  }
  process.exit()
}
