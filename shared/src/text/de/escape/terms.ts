// Die Wörter der Regeln, je ein Satz.
import type { Terms } from '../../keys.ts';

export const terms: Terms = {
  'term.enemy': 'Feind',
  'term.enemy.text': 'Ein Gefangener, ein Fahrer oder ein Boss.',
  'term.prisoner': 'Gefangener',
  'term.prisoner.text':
    '1 Lebenspunkt, Bewegung 1, 1 Schaden auf dem eigenen Feld; mehr mit einem Gefangenen-Bonus. Vergisst Schaden am Ende des Zugs.',
  'term.driver': 'Fahrer',
  'term.driver.text':
    'Ein Gefangener im Auto: 1 Lebenspunkt und 1 Bewegung mehr, nimmt einen anderen Gefangenen mit. Nutzt keine Gullydeckel. Stirbt er, bleibt das Auto stehen.',
  'term.boss': 'Boss',
  'term.boss.text': 'Ein starker Feind mit eigener Fähigkeit. Er behält seinen Schaden von Zug zu Zug.',
  'term.engaged': 'Im Kampf',
  'term.engaged.text': 'Ein Feind auf demselben Feld wie ein Held. Er bleibt dort; New York bewegt ihn nicht.',
  'term.tricked': 'Ausgetrickst',
  'term.tricked.text':
    'Ein Feind, auf ein Nachbarfeld gelockt. Bis zum Ende des Zugs bewegt er sich nicht und greift nicht an.',
  'term.hit-points': 'Lebenspunkte',
  'term.hit-points.text': 'So viel Schaden bringt einen Feind zu Fall.',
  'term.range': 'Reichweite',
  'term.range.text':
    '0: dein eigenes Feld. 1: auch die Nachbarfelder. Kein Angriff geht durch eine stehende Straßensperre.',
  'term.damage': 'Schaden',
  'term.damage.text':
    'Du teilst ihn auf Feinde in Reichweite auf. Erleidest du ihn, wirfst du so viele zufällige Handkarten ab.',
  'term.manhole': 'Gullydeckel',
  'term.manhole.text':
    'Für Gefangene zu Fuß und Bosse sind alle aufgedeckten Gullydeckel benachbart; für Helden nur, wenn eine Karte es sagt.',
  'term.roadblock': 'Straßensperre',
  'term.roadblock.text':
    'Sperrt eine Straße für Bewegung und Angriffe. Manche Karten zerstören sie, ein Auto auch, aber dann ist es verloren.',
  'term.event': 'Ereignis',
  'term.event.text':
    'Jedes Mal, wenn ein Held hierher geht, werden nach der Aktion so viele Ereignisse aufgedeckt, wie das Ereignislevel angibt.',
  'term.event-level': 'Ereignislevel',
  'term.event-level.text': 'So viele Ereignisse werden auf einmal aufgedeckt: 1, 2 oder 3.',
  'term.item': 'Gegenstand',
  'term.item.text':
    'Ohne Feind auf deinem Feld: Nimm den Würfel und zieh eine Gegenstandskarte verdeckt in deinen Vorrat.',
  'term.weapon': 'Waffe',
  'term.weapon.text': 'Ein Gegenstand, bis du sie an deinem Waffenplatz aufdeckst. Dort zählt sie nicht zum Vorrat.',
  'term.ammo': 'Munition',
  'term.ammo.text': 'Die Schüsse deiner Waffe. Nie mehr als aufgedruckt; eine leere Waffe bleibt liegen.',
  'term.supply': 'Vorrat',
  'term.supply.text':
    'Höchstens 3 Karten: Gegenstände, Koffer und der Präsident. Bei einer vierten muss sofort eine weg.',
  'term.reserve': 'Reserve',
  'term.reserve.text': 'Der gemeinsame Bestand an Gefangenen, Autos, Würfeln und Straßensperren.',
  'term.case': 'Koffer',
  'term.case.text':
    'Vier sind in der Stadt versteckt. In einem ist die Bandkassette, in einem das Armband des Präsidenten, in zweien eine Brückenskizze.',
  'term.poi': 'Wichtiger Ort',
  'term.poi.text': 'Acht Orte, anfangs verdeckt und unbekannt. Wer einen betritt, deckt ihn auf.',
  'term.suburb': 'Stadtrand',
  'term.suburb.text':
    'Ein Feld am Ufer. Sein Marker wird mit dem Plättchen umgedreht und bringt ein Symbol mehr, vielleicht ein Floß.',
  'term.building': 'Gebäude',
  'term.building.text': 'Am Ende deiner Heldenphase, bevor New York handelt, nutzt du das, auf dem du stehst.',
  'term.shelter': 'Schutzraum',
  'term.shelter.text': 'Ein Held hier erleidet keinen Schaden.',
  'term.car': 'Auto',
  'term.car.text':
    'Ein Feld mehr im Zug ohne Lärm, Platz für einen weiteren Helden und ein Weg durch eine Straßensperre.',
  'term.noise': 'Lärm',
  'term.noise.text': 'Deine Karten machen ihn, New York bezahlt damit seine Karten. Über 10 verschiebt er Missionen.',
  'term.mission': 'Mission',
  'term.mission.text': 'Liegen alle vier Würfel rechts, wird ein Timerplättchen aufgedeckt, und sie gehen zurück.',
  'term.timer': 'Timerplättchen',
  'term.timer.text':
    'Die Uhr. Schwarze Plättchen tun etwas; dann kommt „Beeilung“; eines der drei roten beendet das Spiel.',
  'term.bonus': 'Gefangenen-Bonus',
  'term.bonus.text':
    'Eine Spezialkarte New Yorks im Spiel macht alle Gefangenen stärker, bis das Deck neu gemischt wird.',
  'term.arrows': 'Pfeile',
  'term.arrows.text': 'Von diesen Seiten kommen am Zugende benachbarte Feinde zum aktiven Helden.',
  'term.level-bar': 'Levelbalken',
  'term.level-bar.text':
    'Fülle ihn mit getöteten Gefangenen und abgeworfenen Gegenständen, um das nächste Level zu erreichen.',
  'term.special': 'Spezialaktion',
  'term.special.text': 'Eine starke Karte, die du beim Aufleveln bekommst. Danach ist sie eine gewöhnliche Handkarte.',
  'term.objective': 'Ziel',
  'term.objective.text':
    'Zwei Geheimnisse: was du zeigst (blau) und wie du entkommst (violett). Mit beiden gewinnst du allein.',
  'term.raft': 'Floß',
  'term.raft.text': 'Ein Weg, allein zu entkommen, wenn dein violettes Ziel ihn nennt.',
  'term.gullfire': 'Gullfire',
  'term.gullfire.text':
    'Der Gleiter auf dem World Trade Center: ein Weg, allein zu entkommen, wenn dein violettes Ziel ihn nennt, bis New York ihn verbrennt.',
  'term.helicopter': 'Helikopter',
  'term.helicopter.text':
    'Ein Weg, allein zu entkommen, wenn dein violettes Ziel ihn nennt und er im Central Park gelandet ist: sobald der Präsident genommen wird oder „Beeilung“ kommt.',
  'term.bridge': 'Brücke',
  'term.bridge.text':
    'Der gemeinsame Weg hinaus: Geht hinauf, wenn die Helden auf dem Feld den Präsidenten, die Bandkassette und die passende Brückenskizze haben.',
  'term.collective': 'Gemeinsamer Sieg',
  'term.collective.text':
    'Der Präsident, die Bandkassette und die richtige Brückenskizze, zusammen an einer Brücke gezeigt: Alle Helden auf dem Feld gewinnen.',
  'term.lone': 'Alleiniger Sieg',
  'term.lone.text':
    'Alle drei Levelbalken geschafft, beide Ziele erfüllt und der Präsident befreit oder das oberste Timerplättchen rot: Du gewinnst, die anderen verlieren.',
};
