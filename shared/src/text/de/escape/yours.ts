// Was einem selbst gehört: Vorrat, Waffe, Auto, Ziele, Notizen, und die Fragen im Fenster.
import type { Yours } from '../../keys.ts';

export const yours: Yours = {
  'tab.own': 'Deins',
  'dock.open': 'offen',
  'dock.notes': 'Notizen',
  'dock.notes.none': 'Orte und Karten, die du heimlich ansiehst, stehen dann hier.',
  'dock.specials': 'Spezial',
  'dock.specials.text':
    'Deine Spezialaktionen neben dem Spielbrett. Jedes der ersten zwei Level bringt dir eine auf die Hand.',
  'dock.levels.done': 'Alle Level geschafft',
  'dock.levels.done.text': 'Du kannst allein entkommen, wenn deine Ziele erfüllt sind.',
  'note.place': '{space}: {what}',
  'note.case': 'Koffer {n}: {what}',
  'note.supply': '{seat}, Karte {n}: {what}',
  'type.joints':
    'Band|kassette Brücken|skizze Straßen|sperre Müll|tonnen|deckel Verbands|kasten Munitions|kiste Leucht|pistole Molotow|cocktail Maschinen|pistole Stachel|keule Schrot|flinte Rauch|bombe Nacht|landung Durch|brechen Über|redungs|kunst Neben|straßen Montier|eisen Benzin|bombe Gegen|stand Gegen|stände Aus|rüstung Er|eignis zurück|schauen Ent|wischen Hinter|gasse Orts|kenntnis Stadt|pläne Begna|digung Präsi|denten Schmut|ziger Glor|reicher Meister|plan Präpa|rierte Geheim|akten Koffer|platz Gully|deckel aus|tricksen abge|worfene Regen|kanal Fesseln|der nach|denken Kanal|pläne Zapf|säulen Brech|eisen Level|balken Gegen|gift Bewe|gung schie|ßen Absturz|stelle',
  'card.noise': 'Macht {n} Lärm.',

  'goal.have': 'hast du',
  'goal.here': 'du bist dort',
  'goal.slot': 'liegt auf Kofferplatz {n}',
  'goal.with': 'bei {seat}',
  'goal.case': 'in einem der Koffer',
  'goal.item': 'unter den Gegenständen',
  'goal.wanted': 'töte einen Boss für eine „Gesucht!“-Karte',
  'goal.rafts': '{n} {n|Floß|Flöße} gefunden',
  'goal.at': 'Ort: {space}',
  'goal.gullfire.gone': 'die Gullfire ist zerstört',
  'goal.helicopter.flies': 'noch in der Luft',
  'alone.text':
    'Sind beide Ziele erfüllt, alle Level geschafft und der Präsident befreit oder die schwarzen Timerplättchen verbraucht, kannst du allein gewinnen.',
  'alone.levels': 'Noch offen: deine Level.',
  'alone.time': 'Noch offen: Der Präsident muss befreit oder das letzte schwarze Timerplättchen verbraucht sein.',

  'why.notAsked': 'Nicht jetzt: Du wirst gerade nichts gefragt.',
  'choices.none': 'Gerade wirst du nichts gefragt.',
  'group.here': 'Auf deinem Feld',
  'group.ability': 'Statt einer Karte',
  'group.car': 'Mit deinem Auto',
  'group.people': 'Helden',
  'group.cases': 'Kofferplätze',
  'group.other': 'Wähle',
  'question.yours': 'bisher deins',
  'show.text': 'Markiere, was du zeigst. Alle Karten werden zugleich aufgedeckt; bis dahin sieht niemand deine.',
};
