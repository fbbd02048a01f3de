/** The order of test files: those that take longest begin, so that at the end no worker waits for a long one. */
import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take much longer than others of their project; vitest itself knows no more than how large they are. */
const slowFiles = [
  /^infra\/run\/installation\//,
  /^shell\/e2e\/(.*\/)?(sweep|request)-/,
  /\/(migrations|names-of-objects|access|start-postgres|receive-document|erased-bytes|pictures)\.test\.ts$/,
]

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const file = path.relative(this.ctx.config.root, moduleId)
      return slowFiles.some((slow) => slow.test(file)) ? 0 : 1
    }
    // Files of one project stay together, since they share their workers.
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project)
    return [...byProject.values()].flatMap((ones) => ones.toSorted((one, other) => rank(one) - rank(other)))
  }
}
