# Neuvoja: vihjeet pöydässä ja päättyneen pelin analyysi.

hint-title = Mitä voisit tehdä
hint-thinking = Mietitään…
hint-chance = Voitat { $chance } % peleistä, jotka siitä eteenpäin mietittiin.
hint-gain = Se on { $gain } % enemmän kuin toiseksi paras valinta.
hint-even = Toiseksi parhaaseen valintaan ei ole juuri eroa.
hint-choices = Parhaat valinnat ja voiton mahdollisuutesi
hint-percent = { $chance } %
hint-count = { $count ->
    [1] Mietittiin 1 peli.
   *[other] Mietittiin { $count } peliä.
}

analysis = Analyysi
analysis-start = Analysoi tämä peli
analysis-intro = Jokainen päätös mietitään uudelleen sen mukaan, mitä pelaaja näki. Huono onni ei ole virhe.
analysis-progress = { $done }/{ $count } päätöstä
analysis-stop = Lopeta
analysis-curve = Voiton mahdollisuudet kunkin päätöksen jälkeen, prosentteina
analysis-curve-of = { $name }: { $chance } %
analysis-mistakes = Missä jotain annettiin pois
analysis-no-mistakes = Mitään mainittavaa ei annettu pois.
analysis-mark-doubtful = Kyseenalainen
analysis-mark-mistake = Virhe
analysis-mark-blunder = Paha virhe
analysis-verdict = Askel { $step }, { $name }: { $move }. Parempi: { $best } (+{ $loss } %)

phrase-lay = Pelaa { $card }
phrase-discard = Heitä pois { $card }
phrase-take = Ota { $card }
phrase-use = Käytä vaikutus
phrase-target = Valitse { $name }
phrase-pair = { $name } ja { $other } vaihtavat kortit

refusal-no-hints = Vihjeitä saa vain peleissä, joissa muut ovat botteja.
refusal-no-choice = Voit tehdä vain yhden asian.
refusal-analysis-broken = Analyysi keskeytyi. Yritä uudelleen.
