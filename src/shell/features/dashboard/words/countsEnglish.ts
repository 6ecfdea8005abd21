import { REPORT_RULES } from '../../../../../server/contract/reportHead.ts'
import type { CountsWords } from './countsShape.ts'

const RULES = REPORT_RULES
const heardOf100 = Math.round(RULES.heardShare * 100)
const wordsAMinute = Math.round(60 / RULES.aloneSecondsPerWord)
const oneIn = Math.round(1 / RULES.guessMax)

/** How the figures are counted, in English. */
export const countsEnglish: CountsWords = {
  title: 'How this is counted',
  sub: 'Every figure of this site, in plain words and as a rule over what is stored.',
  link: 'How this is counted',
  figure: 'Figure',
  meaning: 'Means',
  formula: 'Rule',
  of: {
    session: {
      name: 'Session',
      means: `One child’s turn on a device, from sign-in to sign-out or 10 minutes without a touch. Under ${RULES.sessionSeconds} seconds it is kept but not counted.`,
      formula: `session end − session start, pauses left out, ≥ ${RULES.sessionSeconds} s`,
    },
    day: {
      name: 'Class day',
      means:
        'A school day on which at least one child of the class had a counted session. Holidays and days without tablets therefore count against nobody.',
      formula: 'days of counted sessions, Monday to Friday',
    },
    active: {
      name: 'Active this week',
      means:
        'Children with at least one counted session since Monday 00:00, school’s time zone. “At least” when a tablet has reported unsent work of children who have no session yet this week; these are named apart and not under “not yet”.',
      formula: 'children with a counted session since Monday, of all in the class',
    },
    away: {
      name: 'Away',
      means: `Named on Today after ${RULES.awayDays} class days without a session since the last one (unsent work that a tablet reported counts as having been there). A child who was added and never signed in is named as “has not begun”.`,
      formula: `class days after the last counted session ≥ ${RULES.awayDays}`,
    },
    turn: {
      name: 'Next tablet turns',
      means: `All learners by their last day on the app, those who were never there before all; a child whose unsent work a tablet reported counts as there on the day of that report. Ties by fewer sessions, then by name. The first ${RULES.turns}.`,
      formula: 'order: last day (or day of the tablet’s report), sessions, name',
    },
    book: {
      name: 'Book: opened, playing, done, done with help',
      means:
        'Opened: a page was opened, none past page 1, nothing tried. Playing: past page 1 or anything tried, not finished. Done: finished, all its activities passed, and at least 2 of 3 counted questions of that round right at the first try. Done with help: finished otherwise. The best finished round decides; of equals the one with less help. Locked: not open to this child.',
      formula: 'by round: activities passed = all, and first tries ÷ counted questions ≥ 2/3',
    },
    stars: {
      name: 'Stars',
      means:
        'As the child sees them. Points = activities passed ÷ activities of the book × 100; stars = points ÷ 20, rounded down; the best round.',
      formula: '⌊points ÷ 20⌋',
    },
    heard: {
      name: 'Heard to the end',
      means: `A page visit in Listen or Read along in which at least ${heardOf100} of 100 words were spoken in that language. Skipping ahead in the sound counts only the words spoken.`,
      formula: `voice on, words spoken ÷ words ≥ ${RULES.heardShare}`,
    },
    alone: {
      name: 'Read alone',
      means: `A page visit with the voice off that lasted at least ${RULES.aloneSecondsPerWord} s a word (${wordsAMinute} words a minute, faster than beginners read). It says that there was time to read; the app does not hear the child.`,
      formula: `voice off, seconds ≥ ${RULES.aloneSecondsPerWord} × words`,
    },
    flip: {
      name: 'Flipped past',
      means: `Any other page visit. A page stands as “only flipped past” when no visit of it was heard or read alone, in that language. A child is named on Today when the latest session had ${RULES.flippedPages} page visits or more and at least half were flipped.`,
      formula: `neither heard nor alone; last session: visits ≥ ${RULES.flippedPages} and flipped ÷ visits ≥ 1/2`,
    },
    whole: {
      name: 'Whole book',
      means: `Rounds in which all pages but at most ${RULES.pagesMissing} were heard to the end (or: read alone) in one language; the line “either” takes pages in either language, for a child who changed language on the way. The cover is left out.`,
      formula: `rounds with pages heard ≥ pages − ${RULES.pagesMissing}`,
    },
    sheet: {
      name: 'Parents’ sheet: knows, right once, is practising',
      means:
        'One list for each item, in each language; the weakest of its skills decides. Is practising: any skill with help or not yet. Knows: none of these, and at least one skill known. Right at once, one time: the rest.',
      formula: 'the least of the item’s skills',
    },
    question: {
      name: 'Question, and counted question',
      means: `All tries at one item in one visit are one question. It counts only if a blind move at the first try would be right at most 1 time in ${oneIn}. So the last two words of a drag task, the numbers 9 and 10 of “in order”, and tasks that cannot go wrong (tap all, fill the bucket, goats) are kept but never counted.`,
      formula: `chance of a blind first move ≤ 1/${oneIn}`,
    },
    item: {
      name: 'First try, with help, not yet, not asked',
      means:
        'First try: the first move was right, before any help; hearing the question again is no help. With help: right later, or with fewer choices. Not yet: right only after being shown, or left. A child is counted once for an item, skill and language, by the latest counted question. The four add up to the class.',
      formula: 'outcome of the latest counted question',
    },
    known: {
      name: 'Known',
      means: `First try in the two latest counted questions, on ${RULES.knownDays} different days. Two blind hits are as likely as 1 in 9 at most, mostly under 1 in 100. One later miss takes it away. Not stated for a child with fewer than ${RULES.knownSessions} sessions.`,
      formula: `last ${RULES.knownDays} = first try, on ${RULES.knownDays} days`,
    },
    stuck: {
      name: 'Stuck',
      means: `On an item: the ${RULES.stuckQuestions} latest counted questions, in two sessions, both “not yet”. On an activity: left unfinished in ${RULES.stuckLeft} sessions or more since it was last finished.`,
      formula: `last ${RULES.stuckQuestions} = not yet; or left ≥ ${RULES.stuckLeft} times since finished`,
    },
    chose: {
      name: 'Chosen instead',
      means: `The wrong item first chosen in a child’s latest counted question, where that was not a first try. Named from ${RULES.group} children on; on Today only if ${RULES.classAsked} or more were asked.`,
      formula: 'children by what they chose',
    },
    few: {
      name: 'Few data',
      means: `No percentages at all: counts “n of N”. A sentence about the class needs ${RULES.classAsked} children asked, one about a group ${RULES.group}, one about a child two questions. Below that: the tries themselves, and “too early”.`,
      formula: `class ≥ ${RULES.classAsked}, group ≥ ${RULES.group}, child ≥ 2`,
    },
    ladder: {
      name: 'Reading ladder',
      means:
        'Letters, syllables, words, understanding. For each step: items at first try, of these known, and asked. Never summed, never ranked. The books ask for no syllables and do not measure understanding of a text; that is left empty, or is the teacher’s own ticks.',
      formula: 'items by skill; ticks of “Talk about it”',
    },
    waiting: {
      name: 'Not sent yet',
      means:
        'Records that a device told us it still holds, child by child, when it last reported. What a device did after that cannot be known; so each page says up to when it speaks. A gap in a device’s running number shows as “not sent”, too.',
      formula: 'what the device’s report lists; gaps in its running number',
    },
    done: {
      name: 'Done with all books',
      means: 'Each book done or done with help.',
      formula: 'all books finished',
    },
  },
}
