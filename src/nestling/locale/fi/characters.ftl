# Mitä bottien hahmot joskus sanovat.

remark-level1-greeting = Hei! Kuoriuduin juuri.
remark-level1-good = Oho! Minäkö sen tein?
remark-level1-unlucky = Auts. Tuota ei ollut munassa.
remark-level1-win = Voitinko minä? Voitin! Pelataanko uudestaan?
remark-level1-loss = Olet taitava. Näytätkö minullekin?

remark-level2-greeting = Terve! Katsoin jo, joten saan hypätä.
remark-level2-good = Näin tuon tulevan, melkein.
remark-level2-unlucky = Olisi pitänyt katsoa kahdesti.
remark-level2-win = Kas vain!
remark-level2-loss = Taisin räpäyttää silmiäni.

remark-level3-greeting = Hauska nähdä. Pidän lukua, jos sopii.
remark-level3-good = Kuten laskettu.
remark-level3-unlucky = Todennäköisyys oli puolellani. Se lähti.
remark-level3-win = Lopulta luvut täsmäsivät.
remark-level3-loss = Hyvin laskettu.

remark-level4-greeting = Istu alas. Ei ole kiirettä.
remark-level4-good = Malttia.
remark-level4-unlucky = Kivet ovat nähneet pahempaakin.
remark-level4-win = Hitaasti, ja sitten kerralla.
remark-level4-loss = Sait kiven liikkumaan. Ei hullumpaa.

remark-level5-greeting = Hyvää iltaa. Mietin jo muutaman pelin valmiiksi.
remark-level5-good = Tuo oli parhaita ajatuksiani.
remark-level5-unlucky = Edes minä en ajattele pakan ohi.
remark-level5-win = Kaunis peli. Kiitos.
remark-level5-loss = Tuota en nähnyt ennalta. Bravo.

remark-mute = Vaienna { $name }
