import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test.runIf(process.getuid?.() === 0)(
  'until the port is open the shell acts as its own user, and then it cannot be root any more',
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'root-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    chmodSync(folder, 0o777)
    const copy = path.join(folder, 'copy')
    const code = `
      import { writeFileSync } from 'node:fs'
      import { giveUpRootAfter, stepDown } from ${JSON.stringify(path.join(import.meta.dirname, 'give-up-root.ts'))}
      stepDown('60711:60706')
      writeFileSync(${JSON.stringify(copy)}, '')
      const during = await giveUpRootAfter('60711:60706', async () => process.geteuid())
      const returns = [() => process.seteuid(0), () => process.setuid(0)].map((leadBack) => {
        try { leadBack(); return 'root' } catch (error) { return error.code }
      })
      console.log(JSON.stringify([during, returns, process.getuid(), process.getgid(), process.getgroups()]))`
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })
    expect(JSON.parse(output)).toEqual([0, ['EPERM', 'EPERM'], 60711, 60706, [60706]])
    expect(statSync(copy)).toMatchObject({ uid: 60711, gid: 60706 })
  },
)
