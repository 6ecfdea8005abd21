import type { Migration } from '../migration.ts'
import { accounts } from './001Accounts.ts'
import { progress } from './002Progress.ts'
import { classes } from './003Classes.ts'
import { events } from './004Events.ts'
import { signIn } from './005SignIn.ts'
import { departures } from './006Departures.ts'
import { looks } from './007Looks.ts'
import { digests } from './008Digests.ts'
import { calm } from './009Calm.ts'
import { devices } from './010Devices.ts'
import { doneToday } from './012DoneToday.ts'
import { passwords } from './015Passwords.ts'
import { upkeep } from './011Upkeep.ts'
import { clock } from './013Clock.ts'
import { tablets } from './017Tablets.ts'
import { faces } from './018Faces.ts'
import { custody } from './019Custody.ts'
import { classOffers } from './020ClassOffers.ts'
import { schoolYears } from './021SchoolYears.ts'
import { behindSince } from './022BehindSince.ts'
import { backups } from './023Backups.ts'
import { classBin } from './024ClassBin.ts'
import { packs } from './025Packs.ts'
import { workFiles } from './026WorkFiles.ts'
import { packPeople } from './027PackPeople.ts'
import { storyAndPlay } from './028StoryAndPlay.ts'
import { pathChoices } from './029PathChoices.ts'
import { comfort } from './030Comfort.ts'
import { checkRequests } from './031CheckRequests.ts'
import { drafts } from './033Drafts.ts'

/** All steps of the schema in order; a new one is a file and a line here. */
export const migrations: readonly Migration[] = [
  accounts,
  progress,
  classes,
  events,
  signIn,
  departures,
  looks,
  digests,
  calm,
  devices,
  upkeep,
  doneToday,
  clock,
  passwords,
  tablets,
  faces,
  custody,
  classOffers,
  schoolYears,
  behindSince,
  backups,
  classBin,
  packs,
  workFiles,
  packPeople,
  storyAndPlay,
  pathChoices,
  comfort,
  checkRequests,
  drafts,
]
