/**
 * How a program runs: in a process of its own, or beside others in one. It gets its environment, reports to the
 * supervisor, and stops on SIGTERM or when the supervisor is gone.
 */

/** What a program needs of the process that it runs in. */
export interface ProgramHost {
  /** The program's own environment: that of the process where it runs alone. */
  env: Record<string, string | undefined>
  /** Tells the supervisor; resolves once that is sent, at once where there is none. */
  notify(message: { type: 'step' | 'failed'; text: string }): Promise<void>
}

export interface StartedProgram {
  /** Undefined on a socket. */
  port?: number | undefined
  /** Accepts nothing more, and resolves when what is pending has been answered. */
  stop(): Promise<void>
}

/** Starts a program. One that cannot start, or fails later on, says so in its log and ends the process. */
export type StartProgram = (host: ProgramHost) => Promise<StartedProgram>

/** How long a stop may take: a program gives what is pending ten seconds. */
const stopTimeoutMs = 11_000

/** Runs one program in this process. */
export const runProgram = (start: StartProgram): Promise<void> => runPrograms([{ start, env: process.env }])

/** Runs programs in this process. They stop one after the other, the last first: who calls others is named behind them. */
export async function runPrograms(
  programs: { start: StartProgram; env: ProgramHost['env'] }[],
): Promise<void> {
  const started: (StartedProgram | undefined)[] = []
  // Ctrl-C arrives from the terminal and again through the supervisor.
  let isStopping = false
  async function stop() {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), stopTimeoutMs).unref()
    // One that is still starting has nothing pending.
    for (const program of started.toReversed()) await program?.stop()
    process.exit(0)
  }
  // Before anything else: the supervisor may exit, or stop the process, while it is still starting.
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(event, stop)

  await Promise.all(
    programs.map(async ({ start, env }, index) => {
      started[index] = await start({ env, notify })
    }),
  )
  await notify({ type: 'ready', port: started.at(-1)?.port })
}

const notify = (message: object) =>
  new Promise<void>((resolve) => (process.send ? process.send(message, () => resolve()) : resolve()))

/**
 * Whose rules a program follows: those of production, of development, of tests, or, where it is blank, of a trial.
 * NODE_ENV is for libraries: they leave their checks for developers out in production alone, which a trial wants too.
 */
export const getEnvironment = (env: Record<string, string | undefined>): string =>
  env.APP_ENV ?? env.NODE_ENV ?? ''
